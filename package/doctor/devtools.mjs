/** Reads a page's log and requests, and rewrites its HTML, by the DevTools protocol. */

/**
 * Collects the page's console messages, policy violations and integrity errors.
 *
 * @param {import('playwright-core').CDPSession} cdp
 */
export async function watchConsole(cdp) {
  /** @type {Pick<import('./visit.mjs').Visit, 'log' | 'violations' | 'integrityErrors'>} */
  const found = { log: [], violations: [], integrityErrors: [] };
  cdp.on('Runtime.consoleAPICalled', ({ type, args }) => {
    const [first, second] = args;
    if (typeof first?.value !== 'string') return;
    // The script logs an error as a second value. Its description has the stack below the message.
    const more = second?.value ?? second?.description?.split('\n    at ')[0];
    found.log.push({ type, text: typeof more === 'string' ? `${first.value} ${more}` : first.value });
  });
  cdp.on('Log.entryAdded', ({ entry: { text } }) => {
    if (/integrity/i.test(text)) found.integrityErrors.push(text);
  });
  cdp.on('Audits.issueAdded', ({ issue: { details } }) => {
    const policy = details.contentSecurityPolicyIssueDetails;
    if (!policy) return;
    found.violations.push({
      directive: policy.violatedDirective,
      blocked: policy.blockedURL ?? '',
      source: policy.sourceCodeLocation?.url ?? '',
      isReportOnly: policy.isReportOnly,
    });
  });
  for (const domain of /** @type {const} */ (['Runtime', 'Log', 'Audits']))
    await cdp.send(`${domain}.enable`);
  return found;
}

/**
 * Collects each request's URL and the URLs of the scripts that caused it.
 *
 * @param {import('playwright-core').CDPSession} cdp
 */
export async function watchRequests(cdp) {
  /** @type {Map<string, string[]>} */
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const frames = [initiator.stack, initiator.stack?.parent].flatMap(stack => stack?.callFrames ?? []);
    requests.set(url, [initiator.url ?? '', ...frames.map(frame => frame.url)]);
  });
  await cdp.send('Network.enable');
  return requests;
}

/**
 * Rewrites the HTML of each response with a document. The browser sends the requests itself, so that it handles redirects and cookies.
 *
 * @param {import('playwright-core').CDPSession} cdp
 * @param {import('./replacement.mjs').Replacement} replacement
 */
export async function rewriteDocuments(cdp, replacement) {
  cdp.on(
    'Fetch.requestPaused',
    async ({ requestId, request, responseStatusCode = 0, responseHeaders = [] }) => {
      const isHtml = responseHeaders.some(
        ({ name, value }) => /^content-type$/i.test(name) && /html/i.test(value),
      );
      try {
        if (!isHtml || responseStatusCode !== 200)
          return void (await cdp.send('Fetch.continueRequest', { requestId }));
        const { body, base64Encoded } = await cdp.send('Fetch.getResponseBody', { requestId });
        // Latin-1 maps each byte to one character and back, whatever the page's encoding is.
        const markup = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('latin1');
        await cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: responseStatusCode,
          responseHeaders: responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
          body: Buffer.from(replacement.rewrite(markup, request.url), 'latin1').toString('base64'),
        });
      } catch {
        // The page has navigated away.
      }
    },
  );
  await cdp.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }],
  });
}

/**
 * Returns the main-thread time in ms of these files and of the functions they call, from a CPU profile. A sample counts once, even if
 * several frames of its stack are in the files. Returns undefined without such a sample, because a navigation to another process can end
 * a profile.
 *
 * @param {{ nodes: { id: number; callFrame: { url: string }; children?: number[] }[]; samples?: number[]; timeDeltas?: number[] }} profile
 * @param {Set<string>} files URLs
 */
export function readProfile({ nodes, samples = [], timeDeltas = [] }, files) {
  /** @type {Set<number>} */
  const counted = new Set();
  // The profile lists parents before their children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (files.has(callFrame.url)) counted.add(id);
    if (counted.has(id)) for (const child of children) counted.add(child);
  }
  if (!samples.some(id => counted.has(id))) return undefined;
  return samples.reduce((sum, id, index) => sum + (counted.has(id) ? (timeDeltas[index] ?? 0) : 0), 0) / 1000;
}
