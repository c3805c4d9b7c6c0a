import { html } from './html';
import { layout } from './layout';
import { reply } from './reply';
import type { Visit } from './visit';

export function notFound(visit: Visit): Response {
  const body = html`<h1>Página não encontrada</h1>
    <p class="lead">O endereço não existe ou mudou de lugar.</p>
    <p><a class="button" href="${visit.root}">Ver os produtos</a></p>`;
  return reply(layout(visit, { title: 'Página não encontrada', type: 'page', body }), 404);
}
