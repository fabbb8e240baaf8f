import { Download, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { buttonClass } from '../button-class.ts';
import { Card } from '../card.tsx';
import * as texts from '../ui-texts.ts';
import { CopyField } from './copy-field.tsx';
import { QrPicture } from './qr-picture.tsx';

interface QrCardProps {
  title: string;
  description?: ReactNode;
  /** The picture as a data URL, 256 px wide. Absent while it loads. */
  image: string | undefined;
  /** The code's name for screen readers. */
  imageName: string;
  /** The name of the downloaded file, such as 'menu-qr-demo.png'. */
  fileName: string;
  linkLabel: string;
  link: string;
  /** Whether the code could not be drawn. The link still works. */
  hasFailed?: boolean;
  onRetry?: () => void;
  /** Options beside the code. */
  options?: ReactNode;
  /** A second action beside the download. */
  action?: ReactNode;
}

/** A QR code to download, with its link. */
export function QrCard(props: QrCardProps) {
  const { title, description, image, imageName, fileName, hasFailed, onRetry } = props;
  return (
    <Card className="@container min-w-0 p-5 sm:p-6">
      <div className="grid grid-cols-1 gap-5 @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-center @xl:gap-7">
        <QrPicture image={image} name={imageName} hasFailed={hasFailed} />
        <div className="flex flex-col gap-4">
          <div>
            <h3 className="text-lg font-bold">{title}</h3>
            {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
          </div>
          <CopyField label={props.linkLabel} value={props.link} />
          {props.options}
          <div className="flex flex-wrap gap-2 *:grow">
            {hasFailed ? (
              onRetry && (
                <Button icon={<RotateCw size={18} />} onClick={onRetry}>
                  {texts.tryAgain}
                </Button>
              )
            ) : image ? (
              <a href={image} download={fileName} className={buttonClass({})}>
                <Download size={18} />
                {texts.downloadQr}
              </a>
            ) : (
              <Button disabled icon={<Download size={18} />}>
                {texts.downloadQr}
              </Button>
            )}
            {props.action}
          </div>
        </div>
      </div>
    </Card>
  );
}
