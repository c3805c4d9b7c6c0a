import type { Html } from '../web/html';
import type { Visit } from '../web/visit';
import { backgrounds } from './backgrounds';
import { grids } from './grids';
import { shopPage } from './shop-page';
import { skeletons } from './skeletons';
import { states } from './states';
import { subscriptions } from './subscriptions';

/** One section of the gallery: what its frames show, and in which themes and windows. */
export interface Part {
  title: string;
  lead: string;
  body(visit: Visit): Html;
  /** @default all */
  themes?: string[];
  /** Windows of these widths in CSS pixels. @default as wide as the gallery */
  widths?: number[];
  /** Room in CSS pixels until the frame says how high it is. */
  height: number;
  /** True where the script never comes. */
  isWaiting?: boolean;
}

export const PARTS: Record<string, Part> = {
  states: {
    title: 'Carteiras e estados',
    lead: 'Cada carteira na forma da página de produto: em repouso, desabilitada pelo formulário, ocupada com uma compra e esgotada.',
    body: states,
    height: 2400,
  },
  subscriptions: {
    title: 'Com assinatura',
    lead: 'O formulário tem um plano escolhido. A carteira que não faz assinaturas cede o lugar ao Comprar agora, e o consentimento aparece.',
    body: subscriptions,
    height: 700,
  },
  grids: {
    title: 'Grade do carrinho',
    lead: 'De uma a sete carteiras, dos dois lados de cada largura em que a linha vira coluna: 210, 320, 430 e 540 px.',
    body: grids,
    widths: [800],
    height: 2200,
  },
  widths: {
    title: 'Larguras de tela',
    lead: 'Produto e carrinho em janelas de verdade. Até 750 px os botões da grade se esticam.',
    body: shopPage,
    widths: [320, 360, 750, 1280],
    height: 900,
  },
  skeletons: {
    title: 'Esqueletos',
    lead: 'O que o servidor escreve e o comprador vê até o script chegar, no tamanho do que vem depois.',
    body: skeletons,
    height: 700,
    isWaiting: true,
  },
  backgrounds: {
    title: 'Fundos',
    lead: 'Os botões sobre fundos dos dois lados da luminância 70, a partir da qual um fundo é claro.',
    body: backgrounds,
    themes: ['aurora'],
    height: 2400,
  },
};
