/**
 * In place of `preact/hooks`, of which signals and compat name what they would run for others: no source of ours uses a hook, and
 * signals run one only for a signal that stands in JSX as a text.
 */
const leftOut = () => {
  throw new Error(
    "No hook is in the bundle (docs/decisions.md, B9): read a signal's value, or pass it as an attribute",
  );
};

export {
  leftOut as useCallback,
  leftOut as useContext,
  leftOut as useDebugValue,
  leftOut as useEffect,
  leftOut as useErrorBoundary,
  leftOut as useId,
  leftOut as useImperativeHandle,
  leftOut as useLayoutEffect,
  leftOut as useMemo,
  leftOut as useReducer,
  leftOut as useRef,
  leftOut as useState,
};
