/** Grounds and inks of the colours that a style may name. */
const COLORS: Record<string, [ground: string, ink: string]> = {
  gold: ['#ffc439', '#1b2333'],
  blue: ['#1668a8', '#fff'],
  silver: ['#e8eaee', '#1b2333'],
  white: ['#fff', '#1b2333'],
  black: ['#20242c', '#fff'],
};

const DEFAULT_RADIUS: Record<string, number> = { rect: 4, pill: 100, sharp: 0 };

export interface Look {
  color: string;
  shape?: string | undefined;
  borderRadius?: number | undefined;
}

export function buttonStyles({ color, shape = 'rect', borderRadius = DEFAULT_RADIUS[shape] }: Look): string {
  const [ground, ink] = COLORS[color] ?? [];
  return `
html, body { height: 100%; margin: 0; background: transparent; overflow: hidden; }
button {
  display: flex; align-items: center; justify-content: center; gap: 0.4em; width: 100%; height: 100%; padding: 0 8px;
  border: ${color === 'white' ? '1px solid #555' : 0}; border-radius: ${borderRadius}px; background: ${ground}; color: ${ink};
  font: 500 16px/1 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; white-space: nowrap; cursor: pointer;
}
button:hover { filter: brightness(0.95); }
button:focus-visible { outline: 2px solid ${ink}; outline-offset: -4px; }
b { font-weight: 800; letter-spacing: -0.3px; }
`;
}
