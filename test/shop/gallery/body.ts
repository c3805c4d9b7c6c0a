import { type Html, html } from '../web/html';
import { controls } from './controls';
import { filterForm } from './filter-form';
import type { Filters } from './filters';
import { type FrameAddress, frames } from './frames';

/** What the page of a gallery holds, wherever its frames are. */
export function galleryBody(filters: Filters, address: FrameAddress, heading?: Html): Html {
  return html`<main id="main" class="gallery">
      ${heading}
      <details class="aside" open><summary>Look and CSS</summary>${controls()}</details>
      <div class="shown">
        ${filterForm(filters)}
        <div class="parts" data-frames="${address}">${frames(filters, address)}</div>
      </div>
    </main>
    <p class="toast" role="status" data-left></p>`;
}
