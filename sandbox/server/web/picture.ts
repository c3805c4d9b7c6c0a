import { type Html, html, raw } from './html';

/** Drawings by product handle. The classes take the theme's colors: `a` accent, `b` ink, `c` surface, `d` warm. */
const DRAWINGS: Record<string, string> = {
  'cafe-da-serra': `
    <path class="a" d="M128 96h144l14 40v190a14 14 0 0 1-14 14H128a14 14 0 0 1-14-14V136z"/>
    <path class="b" d="M124 72h152a8 8 0 0 1 8 8v28H116V80a8 8 0 0 1 8-8z"/>
    <rect class="c" x="144" y="168" width="112" height="124" rx="6"/>
    <path class="d" d="m152 262 30-46 18 24 22-34 28 56z"/>
    <circle class="a" cx="226" cy="192" r="11"/>
    <path class="l" d="M168 278h64"/>`,
  'microlote-bourbon-amarelo': `
    <path class="d" d="M118 142c-20 62-26 136-8 190 4 8 10 10 18 10h144c8 0 14-2 18-10 18-54 12-128-8-190z"/>
    <path class="b" d="M132 84c18 14 118 14 136 0l-14 58H146z"/>
    <path class="l" d="M138 142h124"/>
    <g class="c"><ellipse cx="176" cy="236" rx="22" ry="32" transform="rotate(-24 176 236)"/><ellipse cx="226" cy="252" rx="22" ry="32" transform="rotate(20 226 252)"/></g>
    <path class="l" d="M166 210c14 14 6 34 18 52M234 224c-16 14-4 36-16 54"/>`,
  'caneca-de-barro': `
    <path class="l" d="M262 172h24c34 0 34 96-6 96h-22" style="stroke-width: 20"/>
    <path class="d" d="M112 136h156l-10 172c-1 18-14 30-32 30h-72c-18 0-31-12-32-30z"/>
    <path class="a" d="M112 136h156l-5 78c-24 20-48-14-74 4-24 16-48 16-72-6z"/>
    <ellipse class="b" cx="190" cy="136" rx="78" ry="18"/>
    <path class="l" d="M160 96c-14-16 14-24 0-42M206 96c-14-16 14-24 0-42"/>`,
  'curso-cafe-coado': `
    <path class="c" style="stroke: var(--ink); stroke-width: 4" d="M142 236h116l24 82c4 14-4 26-18 26H136c-14 0-22-12-18-26z"/>
    <path class="a" d="m128 284-10 34c-4 14 4 26 18 26h128c14 0 22-12 18-26l-10-34c-40 16-96-16-144 0z"/>
    <path class="d" d="M108 96h184l-62 128h-60z"/>
    <path class="b" d="M94 84h212a8 8 0 0 1 0 22H94a8 8 0 0 1 0-22zM158 220h84v18h-84z"/>
    <path class="l" d="m152 124 30 72M200 124v72M248 124l-30 72"/>`,
  'cafe-do-dia-a-dia': `
    <path class="b" d="M96 128 200 88l104 40v180L200 348 96 308z"/>
    <path class="a" d="M96 128 200 168v180L96 308z"/>
    <path class="d" d="m200 168 104-40v180l-104 40z"/>
    <path class="c" d="m148 108 104 40v52l-26 10v-52L122 118z"/>
    <g transform="translate(254 244) skewY(-21)"><path class="l" d="M20-8a22 22 0 1 0 1 14M22-24v17H5"/></g>`,
};

/** Renders a product's drawing with a fixed size, which prevents layout shifts. Without a title it is decorative. */
export function picture(handle: string, title?: string): Html {
  const drawing = DRAWINGS[handle] ?? DRAWINGS['cafe-da-serra'] ?? '';
  return html`<svg class="picture" viewBox="0 0 400 400" width="400" height="400" ${title ? html`role="img" aria-label="${title}"` : html`aria-hidden="true"`}>${raw(drawing)}</svg>`;
}
