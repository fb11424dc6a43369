/** How Rspack writes a server bundle: a module that comes from elsewhere, handed on under a number, taken by others under a name. */
const namespace = /\bimport \* as ([\w$]+) from "(@sild\/[^"]{1,100})"/g
const handedOn = /\n(\d+)\([^)]{0,200}\) \{\s{0,10}module\.exports = ([\w$]+);/g
const taken = /\bvar ([\w$]+) = __webpack_require__\((\d+)\);/g
const member = /(?<![\w$.])([\w$]+)\.([\w$]+)/g

/** Names that a server bundle takes of the modules of the portal, by module. */
export function serverImports(sources: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Map<string, string>()
  for (const source of sources) {
    const spaces = new Map([...source.matchAll(namespace)].map(([, name = '', module = '']) => [name, module]))
    for (const [, number = '', name = ''] of source.matchAll(handedOn)) {
      const module = spaces.get(name)
      if (module) modules.set(number, module)
    }
  }
  const names = new Map<string, Set<string>>()
  for (const source of sources) {
    const variables = variablesIn(source, modules)
    for (const [, variable = '', name = ''] of source.matchAll(member)) {
      const module = variables.get(variable)
      if (module) names.set(module, (names.get(module) ?? new Set()).add(name))
    }
  }
  return names
}

/** A variable that stands for several modules in one file says nothing. */
function variablesIn(source: string, modules: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const variables = new Map<string, string | null>()
  for (const [, variable = '', number = ''] of source.matchAll(taken)) {
    const module = modules.get(number) ?? null
    variables.set(variable, variables.has(variable) && variables.get(variable) !== module ? null : module)
  }
  return variables
}
