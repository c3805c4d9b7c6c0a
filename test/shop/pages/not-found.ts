import { html } from '../web/html';
import { linkTo } from '../web/link-to';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { say } from '../words/say';
import { layout } from './layout';

export function notFound(visit: Visit): Response {
  const { settings } = visit;
  const title = say(settings, 'notFound');
  const body = html`<h1>${title}</h1>
    <div class="empty"><p class="lead">${say(settings, 'notFoundLead')}</p>
    <a class="button" href="${linkTo(visit)}">${say(settings, 'seeProducts')}</a></div>`;
  return reply(layout(visit, { title, type: 'page', body }), 404);
}
