import { createShop, type Shop } from './server';
import { refusal } from './welcome';

/**
 * Opens the shop as `npm start` does.
 *
 * @param port as it is written in `PORT`. @default 4000
 * @returns the shop, or the sentence that says why it can't be opened there
 */
export async function openSandbox(port = '4000'): Promise<Shop | string> {
  try {
    return await createShop({
      port: Number(port),
      // Any free one after any free one.
      otherPort: Number(port) && Number(port) + 1,
      settings: { otlp: true, analytics: true, errors: true, consent: 'all' },
    });
  } catch (error) {
    const sentence = refusal(error, port);
    if (!sentence) throw error;
    return sentence;
  }
}
