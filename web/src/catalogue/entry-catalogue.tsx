import { mountApp } from '../shell/mount-app.tsx';
import { CataloguePage } from './catalogue-page.tsx';
import './catalogue.css';

mountApp(<CataloguePage />);
