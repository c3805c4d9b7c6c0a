import type { JSX as Preact } from 'preact/jsx-runtime';

export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';

/**
 * Types of JSX that allow only what works without the code that the build cuts from packages (build/cuts.mjs): no signal in an
 * element, and no property that preact/compat would rewrite.
 */
export namespace JSX {
  export type ElementType = keyof IntrinsicElements | ((props: never) => Child);
  export type Element = Preact.Element & NotSignal;
  export type ElementChildrenAttribute = Preact.ElementChildrenAttribute;
  export type IntrinsicAttributes = Preact.IntrinsicAttributes;
  export type IntrinsicElements = {
    [Name in Exclude<keyof Preact.IntrinsicElements, 'noscript'>]: Plain<Preact.IntrinsicElements[Name]>;
  };
}

/** What an element or a component can contain. */
export type Child = JSX.Element | Child[] | string | number | boolean | null | undefined;

/** Properties of styles. A number other than 0 would need a unit. */
export type Style = Record<string, string | 0 | undefined>;

/** Only a signal has this method. To TypeScript, a signal is also an element of preact. */
interface NotSignal {
  peek?: never;
}

type Plain<Props> = {
  [Name in keyof Props as Name extends Rewritten ? never : Name extends Allowed ? Name : never]: Exclude<
    Props[Name],
    { peek(): unknown }
  >;
} & { children?: Child; style?: string | Style | undefined };

/** Other names with capitals may be rewritten to names with hyphens. */
type Allowed = Lowercase<string> | 'className' | 'tabIndex' | 'viewBox' | `on${string}`;

/** `class` isn't rewritten, but `Object.prototype` of a page may have it, so that preact would set a property. */
type Rewritten =
  | 'children'
  | 'class'
  | 'download'
  | 'multiple'
  | 'style'
  | 'translate'
  | `on${'Blur' | 'Change' | 'DoubleClick' | 'Focus'}${string}`;
