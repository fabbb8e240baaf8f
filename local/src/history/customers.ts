import { demoStudent, demoStudentId } from '../seed/demo-people.ts';
import type { Random } from './random.ts';

export interface HistoricCustomer {
  name: string;
  phone: string;
  /** Set only if the customer signs in. */
  id?: string;
}

const firstNames = [
  ...['Aarav', 'Aditi', 'Akash', 'Amit', 'Anjali', 'Arjun', 'Bhavna', 'Chaitanya', 'Deepa'],
  ...['Devika', 'Farhan', 'Gauri', 'Harsh', 'Imran', 'Ishita', 'Jaya', 'Karan', 'Kavya'],
  ...['Kunal', 'Lakshmi', 'Manish', 'Meera', 'Mohit', 'Neha', 'Nikhil', 'Nisha', 'Omkar'],
  ...['Pooja', 'Pranav', 'Priya', 'Rahul', 'Riya', 'Rohan', 'Sakshi', 'Sameer', 'Sana'],
  ...['Shreya', 'Siddharth', 'Sneha', 'Suresh', 'Tanvi', 'Tejas', 'Varun', 'Vidya', 'Yash'],
];

const initials = 'BCDGJKMNPRST';

const regularNames = [
  ...['Rohit Deshmukh', 'Fatima Shaikh', 'Karthik Nair', 'Pallavi Jadhav', 'Aman Verma'],
  ...['Divya Reddy', 'Joseph Fernandes', 'Rutuja Patil', 'Saurabh Gupta', 'Zoya Khan'],
  'Vikram Singh',
];

/** Twelve customers who order often. The first is the demo's student. */
const regulars: readonly HistoricCustomer[] = [
  { name: demoStudent.name, phone: demoStudent.phone, id: demoStudentId },
  ...regularNames.map((name, index) => ({ name, phone: samplePhone(100 + index) })),
];

/** Students who order every week or two. */
const neighbours = Array.from({ length: 250 }, (_, index) => makeCustomer(1000 + index));

const shareOfRegulars = 0.28;
const shareOfNeighbours = 0.55;

/** About two of three customers of a week have ordered before. */
export function pickCustomer(random: Random): HistoricCustomer {
  const kind = random.next();
  if (kind < shareOfRegulars) return random.pick(regulars);
  if (kind < shareOfRegulars + shareOfNeighbours) return random.pick(neighbours);
  return makeCustomer(random.between(2000, 99_999));
}

/** Makes the same customer for the same number. */
function makeCustomer(number: number): HistoricCustomer {
  const first = firstNames[number % firstNames.length];
  const initial = initials[Math.floor(number / firstNames.length) % initials.length];
  return { name: `${first} ${initial}.`, phone: samplePhone(number) };
}

/** An invented number in a range for samples. */
function samplePhone(number: number): string {
  return `+9190000${String(number).padStart(5, '0')}`;
}
