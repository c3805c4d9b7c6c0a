/** Replaces `preact/hooks`, which signals and compat import. No source uses a hook. */
const omitted = () => {
  throw new Error('Hooks are not bundled: see docs/decisions.md#b9');
};

export {
  omitted as useCallback,
  omitted as useContext,
  omitted as useDebugValue,
  omitted as useEffect,
  omitted as useErrorBoundary,
  omitted as useId,
  omitted as useImperativeHandle,
  omitted as useLayoutEffect,
  omitted as useMemo,
  omitted as useReducer,
  omitted as useRef,
  omitted as useState,
};
