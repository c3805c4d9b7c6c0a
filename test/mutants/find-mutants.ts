import { type Node, parse } from 'acorn';

/** One change of a file that its tests should notice. */
export interface Mutant {
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
}

/** An operator, and one that differs from it as little as a slip of the hand. */
const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Of any type, with whatever parts that has. */
type Any = Node & { [part: string]: unknown };

/** What can be changed at a node, as texts in its place. */
const CHANGES: Record<string, (node: Any, write: (node: unknown) => string) => (string | undefined)[]> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  UnaryExpression: ({ operator, argument }, write) => (operator === '!' ? [write(argument)] : []),
  IfStatement: ({ test, consequent, alternate }, write) => [
    `if (!(${write(test)})) ${write(consequent)}${alternate ? ` else ${write(alternate)}` : ''}`,
  ],
  ConditionalExpression: ({ test, consequent, alternate }, write) => [
    `(${write(test)} ? ${write(alternate)} : ${write(consequent)})`,
  ],
  ExpressionStatement: () => [';'],
  // `return undefined` is `return`.
  ReturnStatement: ({ argument }) => [
    argument && (argument as Any).operator !== 'void' ? 'return;' : undefined,
  ],
  Literal: ({ value }) => [
    typeof value === 'boolean' ? `${!value}` : undefined,
    typeof value === 'number' ? `${value + 1}` : undefined,
    typeof value === 'string' && value ? '""' : undefined,
  ],
};

function swapOperator({ left, operator, right }: Any, write: (node: unknown) => string) {
  const other = OPERATORS[operator as string];
  // The language wants `??` in parentheses beside other operators.
  const operand = (node: unknown) => ((node as Any).operator === '??' ? `(${write(node)})` : write(node));
  return [other && `(${operand(left)} ${other} ${operand(right)})`];
}

/** All mutants of a module, but for what it imports. */
export function findMutants(code: string): Mutant[] {
  const mutants: Mutant[] = [];
  const write = (node: unknown) => code.slice((node as Node).start, (node as Node).end);
  const walk = (node: Any) => {
    // `void 0` is `undefined`, and so is `void 1`.
    if (node.type === 'ImportDeclaration' || node.operator === 'void') return;
    const { start, end } = node;
    for (const text of CHANGES[node.type]?.(node, write) ?? [])
      if (text !== undefined) mutants.push({ start, end, text });
    for (const child of Object.values(node).flat())
      if (typeof (child as Node | null)?.type === 'string') walk(child as Any);
  };
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Node as Any);
  return mutants;
}
