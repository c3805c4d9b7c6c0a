import { UsageError } from './command.mjs';

/**
 * The folder on a CDN that has the releases.
 *
 * @param {string} text
 * @throws UsageError for what is no URL
 */
export function toFolderUrl(text) {
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text))
    throw new UsageError(
      `The first word is the URL of the folder that has the releases, such as https://cdn.example/, not “${text}”.`,
    );
  return new URL(text.replace(/\/?$/, '/'));
}
