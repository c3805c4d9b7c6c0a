/**
 * In place of `preact/hooks`, of which signals and compat name what they would run for others: no source of ours uses a hook, and
 * signals run one only for a signal that stands in JSX as a text.
 */
const leftOut = () => {
  throw new Error('Hooks are not bundled: see docs/decisions.md#b9');
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
