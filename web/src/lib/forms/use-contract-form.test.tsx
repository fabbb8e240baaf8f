import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type ContractForm, useCheckedForm } from './use-contract-form.ts';

type Names = { first: string; last: string };

/** Sends a form with these values. @returns what the form sent, and the problems at its fields */
async function sendForm(values: Names, showsOneProblem: boolean) {
  const send = vi.fn();
  const onProblem = vi.fn();
  const forms: ContractForm<Names>[] = [];
  function Screen() {
    const check = ({ first, last }: Names) => ({
      first: first === '' ? 'No first name' : undefined,
      last: last === '' ? 'No last name' : undefined,
    });
    forms.push(useCheckedForm({ defaultValues: values, check, showsOneProblem, onProblem, send }));
    return null;
  }
  renderToString(<Screen />);
  forms[0]?.submit();
  await vi.waitFor(() => expect(send.mock.calls.length + onProblem.mock.calls.length).toBe(1));
  return { sent: send.mock.calls[0]?.[0], problem: onProblem.mock.calls[0]?.[0], form: forms[0] };
}

it('sends valid values', async () => {
  const values = { first: 'Asha', last: 'Patil' };
  expect(await sendForm(values, false)).toMatchObject({ sent: values, problem: undefined });
});

it('does not send invalid values, and shows every problem or only the first', async () => {
  const all = await sendForm({ first: '', last: '' }, false);
  expect(all).toMatchObject({ sent: undefined, problem: 'No first name' });
  expect(all.form?.getFieldState('last').error?.message).toBe('No last name');
  const empty = await sendForm({ first: '', last: '' }, true);
  expect(empty).toMatchObject({ sent: undefined, problem: 'No first name' });
  expect(empty.form?.getFieldState('last').error).toBeUndefined();
});
