/** A cookie of the visitor; as it is where it can't be decoded. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).map(pair => pair.split('='));
  const value = cookies
    .find(([key]) => key === name)
    ?.slice(1)
    .join('=');
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
