/** Sets a cookie as a shop's server or an app would. */
export function setCookie(pair: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads `document.cookie`
  document.cookie = pair;
}

export function clearCookies(): void {
  for (const pair of document.cookie.split('; '))
    setCookie(`${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
}
