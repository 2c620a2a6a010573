import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { failure, success, type Envelope } from '../../shared/ipc/envelope.ts';
import { PulkaError } from '../../shared/ipc/errors.ts';
import { isMainCall, mainContract, type MainCall } from '../../shared/ipc/main-contract.ts';
import { callMetaSchema, type CallMeta } from '../../shared/ipc/meta.ts';
import { isTrustedSender } from '../security/sender.ts';
import type { DesktopHandlers } from './desktop/handlers.ts';
import { roughSize } from './size.ts';

/** No message of the window is larger; a whole tournament as JSON stays far below it. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** `area.action`: what is not, is no call. Whether there is such a call of the service, the service says. */
const CALL_NAME = /^[a-z]{1,40}\.[a-zA-Z]{1,40}$/;

export interface Gateway {
  callService(name: string, input: unknown, meta: CallMeta): Promise<Envelope<unknown>>;
  desktop: DesktopHandlers;
  log(line: string): void;
}

async function answerInMain(
  desktop: DesktopHandlers,
  name: MainCall,
  input: unknown,
  contents: WebContents,
): Promise<Envelope<unknown>> {
  const parsed = mainContract[name].input.safeParse(input);
  if (!parsed.success) return failure({ code: 'call/badInput', params: { name } });
  try {
    // The handler map is typed per call; here one call stands for all of them.
    const handler = desktop[name] as (value: unknown, from: WebContents) => Promise<unknown>;
    return success(mainContract[name].output.parse(await handler(parsed.data, contents)));
  } catch (error) {
    if (error instanceof PulkaError) return failure(error.toCallError());
    throw error;
  }
}

/** Answers one message of a page, whoever sent it. */
export type Door = (
  event: IpcMainInvokeEvent,
  name: unknown,
  input: unknown,
  meta: unknown,
) => Promise<Envelope<unknown>>;

/** The one door: sender, name, meta and size are checked before anything is routed. */
export const openGateway =
  (gateway: Gateway): Door =>
  async (event, name, input, meta) => {
    if (!isTrustedSender(event.senderFrame)) {
      gateway.log('a message from a foreign frame was refused');
      return failure({ code: 'call/refused' });
    }
    if (typeof name !== 'string' || !CALL_NAME.test(name)) return failure({ code: 'call/unknown' });
    const parsedMeta = callMetaSchema.safeParse(meta ?? {});
    if (!parsedMeta.success) return failure({ code: 'call/badInput', params: { name } });
    if (roughSize(input, MAX_MESSAGE_BYTES) > MAX_MESSAGE_BYTES) return failure({ code: 'call/tooLarge' });
    try {
      if (isMainCall(name)) return await answerInMain(gateway.desktop, name, input, event.sender);
      return await gateway.callService(name, input, parsedMeta.data);
    } catch (error) {
      gateway.log(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return failure({ code: 'app/unexpected', params: { name } });
    }
  };
