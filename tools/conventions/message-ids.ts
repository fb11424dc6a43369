import { isNode, nodesOf, parse, type SyntaxNode } from './sources.ts'

/** Placeholder for a part of an id that is only known at run time. */
const any = '*'
/**
 * A function of a file that puts its first argument into the id: `const text = (id) => formatMessage({ id: `mf-x.${id}`
 * })`.
 */
const argument = '\u0001'

export interface IdsOfFile {
  /** Message ids in the code, with `*` for a part that is only known at run time. */
  asked: Set<string>
  /** Every string of the file. */
  strings: Set<string>
}

/**
 * The messages that a file uses: `formatMessage({ id })`, `<Message id>`, labels of its navigation, and calls of its
 * own wrappers.
 */
export function messageIdsOf(path: string): IdsOfFile {
  const { body } = parse(path)
  const strings = [...nodesOf(body)].filter(({ type }) => type === 'StringLiteral')
  return {
    // Two components of a file may each have a `text` of their own.
    asked: new Set(body.flatMap((statement) => idsOfStatement([...nodesOf(statement)]))),
    strings: new Set(strings.map(({ value }) => String(value))),
  }
}

function idsOfStatement(nodes: readonly SyntaxNode[]): string[] {
  const wrappers = new Map<string, string[]>()
  const wrapped = new Set<SyntaxNode>()
  for (const node of nodes) {
    const wrapper = wrapperOf(node)
    if (!wrapper) continue
    wrappers.set(wrapper.name, wrapper.ids)
    for (const call of wrapper.calls) wrapped.add(call)
  }
  return nodes.flatMap((node) => {
    if (wrapped.has(node)) return []
    const [given] = argumentsOf(node)
    const ids = (given && wrappers.get(calledName(node) ?? '')) ?? []
    return [...idsIn(node), ...ids.flatMap((id) => textsOf(given).map((text) => id.replace(argument, text)))]
  })
}

interface Wrapper {
  name: string
  ids: string[]
  calls: SyntaxNode[]
}

/** `const text = useText('mf-x.card')`. */
function textsOfPart({ id, init, type }: SyntaxNode): Wrapper | null {
  if (type !== 'VariableDeclarator' || !isNode(init) || calledName(init) !== 'useText') return null
  return { name: nameOf(id) ?? any, ids: textsOf(argumentsOf(init)[0]).map((part) => `${part}.${argument}`), calls: [] }
}

/** A function that makes an id from its first parameter. */
function wrapperOf(node: SyntaxNode): Wrapper | null {
  const ofPart = textsOfPart(node)
  if (ofPart) return ofPart
  const isConst =
    node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type === 'ArrowFunctionExpression'
  if (!isConst && node.type !== 'FunctionDeclaration') return null
  const made = (isConst ? node['init'] : node) as SyntaxNode & { params: SyntaxNode[]; body: unknown } // The two types checked above.
  const name = nameOf(isConst ? node['id'] : node['identifier'])
  const [first] = made.params
  const parameter = nameOf(first?.type === 'Parameter' ? first['pat'] : first)
  if (!name || !parameter) return null
  const calls = [...nodesOf(made.body)].filter((inner) => idsIn(inner, parameter).some((id) => id.includes(argument)))
  if (calls.length === 0) return null
  return { name, calls, ids: calls.flatMap((call) => idsIn(call, parameter)) }
}

/** Ids that this node itself uses; `parameter` stands for the argument of a wrapper. */
function idsIn(node: SyntaxNode, parameter?: string): string[] {
  if (calledName(node) === 'formatMessage') {
    const [descriptor] = argumentsOf(node)
    const properties = (descriptor?.['properties'] ?? []) as SyntaxNode[] // An object has them.
    return properties
      .filter((property) => nameOf(property['key']) === 'id' || nameOf(property) === 'id')
      .flatMap((property) => textsOf(property['value'] ?? property, parameter))
  }
  if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'Message')
    return ((node['attributes'] ?? []) as SyntaxNode[]) // An element has them.
      .filter((attribute) => nameOf(attribute['name']) === 'id')
      .flatMap((attribute) => textsOf(attribute['value'], parameter))
  // The navigation of a remote names the messages that are published with it.
  if (node.type === 'KeyValueProperty' && nameOf(node['key']) === 'label')
    return textsOf(node['value'], parameter).filter((id) => /^[\w-]+\.navigation\./.test(id))
  return []
}

/** The possible texts of an expression. */
function textsOf(value: unknown, parameter?: string): string[] {
  if (!isNode(value)) return [any]
  const inner = (key: string) => textsOf(value[key], parameter)
  switch (value.type) {
    case 'StringLiteral':
      return [String(value['value'])]
    case 'Identifier':
      return [value['value'] === parameter ? argument : any]
    case 'TemplateLiteral': {
      const quasis = value['quasis'] as { cooked: string }[] // A template has both.
      const expressions = value['expressions'] as unknown[] // As above.
      return quasis.reduce<string[]>(
        (texts, { cooked }, index) =>
          texts.flatMap((text) =>
            (index === 0 ? [''] : textsOf(expressions[index - 1], parameter)).map((part) => text + part + cooked),
          ),
        [''],
      )
    }
    case 'ConditionalExpression':
      return [...inner('consequent'), ...inner('alternate')]
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
    case 'JSXExpressionContainer':
      return inner('expression')
    case 'BinaryExpression':
      return value['operator'] === '??' || value['operator'] === '||' ? [...inner('left'), ...inner('right')] : [any]
    default:
      return [any]
  }
}

const argumentsOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'CallExpression'
    ? (node['arguments'] as { expression: SyntaxNode }[]).map(({ expression }) => expression) // A call has them.
    : []

function calledName({ type, callee }: SyntaxNode): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined
  return nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee)
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'StringLiteral') ? String(node['value']) : undefined
