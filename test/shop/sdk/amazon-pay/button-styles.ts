/** A neutral text in place of the wallet's mark. */
export const BUTTON_STYLES = `
:host { display: block; min-height: 25px; }
button {
  box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 8px; border: 0; border-radius: 4px;
  cursor: pointer; white-space: nowrap; overflow: hidden;
  font: 700 15px/1.2 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
.Gold { background: #ffd24d; color: #1b1b1d; }
.Gold:hover { background: #f5c32c; }
.LightGray { background: #e6e7e9; color: #1b1b1d; }
.LightGray:hover { background: #d5d7da; }
.DarkGray { background: #3d4148; color: #fff; }
.DarkGray:hover { background: #2b2e33; }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: -3px; }
`;
