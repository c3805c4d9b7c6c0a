import { type Node, parse } from 'acorn';

/** A change of a file that its tests should detect. */
export interface Mutant {
  start: number;
  end: number;
  /** The replacement. */
  text: string;
}

/** An operator, and the one it is most easily mistaken for. */
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

/** A node of any type with its properties. */
type Any = Node & { [part: string]: unknown };

/** Possible replacements of a node. */
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
  // Mixing `??` with other operators requires parentheses.
  const operand = (node: unknown) => ((node as Any).operator === '??' ? `(${write(node)})` : write(node));
  return [other && `(${operand(left)} ${other} ${operand(right)})`];
}

/** Returns all mutants of a module, except in its imports. */
export function findMutants(code: string): Mutant[] {
  const mutants: Mutant[] = [];
  const write = (node: unknown) => code.slice((node as Node).start, (node as Node).end);
  const walk = (node: Any) => {
    // `void 0` equals `void 1`.
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
