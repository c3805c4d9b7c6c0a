/** Section 1: they get no analytics events. */
export function isCrawler(userAgent: string): boolean {
  return /Lighthouse|Googlebot/i.test(userAgent);
}
