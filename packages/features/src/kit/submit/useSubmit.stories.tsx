import { refundEndpoints, accountEndpoints, supportEndpoints } from '@valise/contract';
import { invalid, Refusal } from '@valise/contract/serve';
import { Button } from '@valise/ui/Button';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { Form } from '@valise/ui/Form';
import { SegmentedControl } from '@valise/ui/SegmentedControl';
import { TextField } from '@valise/ui/TextField';
import { notify, Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers, listen } from '#storybook/preview';
import { useApi } from '../api/ApiProvider.tsx';
import { brokenResponses, unreadable } from '../testing/brokenResponses.ts';
import { pendingResponse } from '../testing/pendingResponse.ts';
import { dismissToasts, findToast } from '../testing/toasts.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { FailureText } from './FailureText.tsx';
import { useSubmit } from './useSubmit.ts';

/** A form: messages of fields are shown at the fields, others in the banner. */
function LinkForm() {
  const api = useApi();
  const { submit, isBusy, failure } = useSubmit((email: string) => api.call(accountEndpoints.forgotPassword, { body: { email } }), {
    fallback: 'Failed to send reset link',
    isInPlace: true,
    validate: (email) => (email === '' ? { fields: { email: ['Enter an address.'] } } : undefined),
    onDone: () => notify('Password reset link sent to your email'),
  });
  return (
    <Form errors={failure?.fields} onSubmit={(event) => submit(String(new FormData(event.currentTarget).get('email')))}>
      <FailureBanner failure={failure} />
      <TextField label="Email" name="email" defaultValue="marta@valise.club" />
      <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
        Send Reset Link
      </Button>
    </Form>
  );
}

/** A button shows its failure in a toast alone. */
function SupportButton() {
  const api = useApi();
  const { submit, isBusy } = useSubmit(() => api.call(supportEndpoints.checkOrCreate, { body: { orderId: '12' } }), {
    headline: 'Unable to open support chat',
    onDone: () => notify('New support ticket created!'),
  });
  return (
    <Button isBusy={isBusy} onPress={() => submit()}>
      Chat support
    </Button>
  );
}

/** A dialog stays open and shows its failure. */
function RejectButton() {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const { submit, isBusy, failure, clearFailure } = useSubmit(
    (status: string) => api.call(refundEndpoints.setStatus, { body: { id: '3', status } }),
    {
      headline: 'Failed to update refund status',
      toasts: 'none',
      onDone: (_, status) => {
        setOpen(false);
        notify(`Refund ${status} successfully!`);
      },
    },
  );
  return (
    <>
      <Button
        onPress={() => {
          clearFailure();
          setOpen(true);
        }}
      >
        Reject
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Reject Refund"
        confirmLabel="Yes, Reject"
        isBusy={isBusy}
        error={failure && <FailureText failure={failure} showsFields />}
        onConfirm={() => submit('Rejected')}
        onCancel={() => setOpen(false)}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** A choice shows at once, and reverts when saving fails. */
function TicketStatus() {
  const api = useApi();
  const [stored, setStored] = useState('Pending');
  const [chosen, choose] = useState(stored);
  const { submit, isBusy } = useSubmit(
    (status: string) => api.call(supportEndpoints.setStatus, { params: { id: '3' }, body: { status } }),
    { headline: 'Failed to update status', onDone: (_, status) => setStored(status) },
  );
  return (
    <SegmentedControl
      label="Status"
      options={['Pending', 'In Progress'].map((value) => ({ value, label: value }))}
      value={isBusy ? chosen : stored}
      onChange={(status) => {
        choose(status);
        submit(status);
      }}
    />
  );
}

/** A form that can be unmounted while it is being sent. */
function LeavableForm() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {isLeft ? <p>Somewhere else</p> : <LinkForm />}
      <Button onPress={() => setLeft(true)}>Leave</Button>
    </>
  );
}

const server = fn();

const meta = preview.meta({
  title: 'Patterns/Submitting',
  component: LinkForm,
  parameters: {
    api: [
      answers(accountEndpoints, { forgotPassword: () => server() }),
      answers(supportEndpoints, { checkOrCreate: () => server(), setStatus: () => server() }),
      answers(refundEndpoints, { setStatus: () => server() }),
    ],
  },
  beforeEach: () => void server.mockReset().mockReturnValue({}),
  afterEach: dismissToasts,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toasts />
      </>
    ),
  ],
});

const refuse = (refusal: Refusal) => () => {
  throw refusal;
};
const page = () => new Response('<!doctype html>');

const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: /^Send/ }));

export const FormSends = meta.story({
  play: async ({ canvas }) => {
    await send(canvas);
    await findToast('Password reset link sent to your email');
  },
});

export const OnceAtATime = meta.story({
  play: async ({ canvas, step }) => {
    const first = pendingResponse();
    server.mockReturnValueOnce(first.promise);
    await step('further presses, and Enter, are ignored until the call has ended', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Reset Link' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
      await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
      first.respond({});
      await findToast('Password reset link sent to your email');
      await expect(server).toHaveBeenCalledTimes(1);
    });
    await step('then it can be sent again', async () => {
      await send(canvas);
      await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    });
  },
});

/** Each message is shown under its field and in a toast, until the field is edited. */
export const FieldErrors = meta.story({
  beforeEach: () => void server.mockImplementationOnce(refuse(invalid({ email: ['Taken.', 'Too long.'] }))),
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const heard = listen();
    await send(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Taken. Too long.'));
    await expect(email).toHaveFocus();
    for (const message of ['Taken.', 'Too long.']) {
      await findToast(message);
      await expect(heard().filter((text) => text.includes(message))).toHaveLength(1);
    }
    await expect(canvas.queryByText('Failed to send reset link')).not.toBeInTheDocument();
    await userEvent.type(email, 'x');
    for (const message of ['Taken.', 'Too long.']) await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  },
});

/** Invalid values are not sent, and raise no toast. */
export const Invalid = meta.story({
  name: 'Invalid values',
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await send(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter an address.'));
    await expect(server).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
  },
});

export const RefusedInTheServersWords = meta.story({
  name: 'Refused, server’s words',
  beforeEach: () => void server.mockImplementationOnce(refuse(new Refusal(429, 'Too many attempts.'))),
  play: async ({ canvas }) => {
    const heard = listen();
    await send(canvas);
    await expect(await canvas.findByText('Too many attempts.')).toBeVisible();
    await findToast('Too many attempts.');
    await expect(heard().filter((text) => text === 'Too many attempts.')).toHaveLength(1);
    await expect(canvas.queryByText('Failed to send reset link')).not.toBeInTheDocument();
  },
});

/** Each failure is shown, and removed by the next attempt. */
export const FailsUntilItSucceeds = meta.story({
  play: async ({ canvas, step }) => {
    for (const response of brokenResponses) server.mockImplementationOnce(response);
    for (const reason of [undefined, unreadable, unreadable]) {
      await step(reason === undefined ? 'the fallback alone' : 'the fallback and why', async () => {
        await send(canvas);
        await expect(await canvas.findByText('Failed to send reset link')).toBeVisible();
        if (reason !== undefined) await expect(await canvas.findByText(reason)).toBeVisible();
      });
    }
    await step('retried, it succeeds, and no toast of the failure stays', async () => {
      await send(canvas);
      await findToast('Password reset link sent to your email');
      await expect(screen.queryByText('Failed to send reset link')).not.toBeInTheDocument();
    });
    await step('refused after that, no toast of the success stays', async () => {
      server.mockImplementationOnce(refuse(new Refusal(429, 'Too many attempts.')));
      await send(canvas);
      await findToast('Too many attempts.');
      await waitFor(() => expect(screen.queryByText('Password reset link sent to your email')).not.toBeInTheDocument());
    });
  },
});

/** A failure that arrives after the form was left shows nothing and raises no toast. */
export const LeftWhileSending = meta.story({
  render: () => <LeavableForm />,
  play: async ({ canvas }) => {
    const response = pendingResponse();
    server.mockReturnValueOnce(response.promise);
    await send(canvas);
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.getByText('Somewhere else')).toBeVisible();
    response.respond(Response.json({ message: 'Too late.' }, { status: 409 }));
    notify('Something else');
    await findToast('Something else');
    await expect(screen.queryByText('Too late.')).not.toBeInTheDocument();
  },
});

export const ButtonWithAToast = meta.story({
  render: () => <SupportButton />,
  beforeEach: () => void server.mockImplementationOnce(page).mockReturnValue({ data: { status: 'created', id: 7 } }),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Chat support' });
    await step('the toast has the sentence and the reason', async () => {
      await userEvent.click(button);
      await findToast('Unable to open support chat');
      await findToast('The server sent an answer that could not be read. Please try again later.');
    });
    await step('pressed again, it succeeds', async () => {
      await userEvent.click(button);
      await findToast('New support ticket created!');
    });
  },
});

export const DialogThatStaysOpen = meta.story({
  render: () => <RejectButton />,
  beforeEach: () => void server.mockImplementationOnce(refuse(invalid({ status: ['This refund is already decided.'] }))),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const confirm = await screen.findByRole('button', { name: 'Yes, Reject' });
    await step('its failure is inside, messages of fields included', async () => {
      await userEvent.click(confirm);
      const dialog = await screen.findByRole('alertdialog', { name: 'Reject Refund' });
      await waitFor(() => expect(dialog).toHaveTextContent('Failed to update refund status'));
      await expect(dialog).toHaveTextContent('This refund is already decided.');
      await expect(screen.getAllByText('This refund is already decided.')).toHaveLength(1);
    });
    await step('confirmed again, it closes', async () => {
      await userEvent.click(confirm);
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Reject Refund' })).not.toBeInTheDocument());
      await findToast('Refund Rejected successfully!');
    });
  },
});

export const StatusThatReverts = meta.story({
  render: () => <TicketStatus />,
  play: async ({ canvas, step }) => {
    const inProgress = canvas.getByRole('radio', { name: 'In Progress' });
    await step('the choice is shown immediately and reverts when it was not saved', async () => {
      const response = pendingResponse();
      server.mockReturnValueOnce(response.promise);
      await userEvent.click(inProgress);
      await expect(inProgress).toBeChecked();
      response.respond(new Response(null, { status: 500 }));
      await findToast('Failed to update status');
      await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    });
    await step('saved, it stays', async () => {
      await userEvent.click(inProgress);
      await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(inProgress).toBeChecked());
    });
  },
});
