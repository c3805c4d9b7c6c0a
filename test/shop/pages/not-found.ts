import { html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { layout } from './layout';

export function notFound(visit: Visit): Response {
  const body = html`<h1>Página não encontrada</h1>
    <p class="lead">O endereço não existe ou mudou de lugar.</p>
    <p><a class="button" href="${visit.root}">Ver os produtos</a></p>`;
  return reply(layout(visit, { title: 'Página não encontrada', type: 'page', body }), 404);
}
