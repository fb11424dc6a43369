export interface LockedPackage {
  version?: string
  link?: boolean
  resolved?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

interface Missing {
  name: string
  version: string
  isDev: boolean
}

/**
 * Packages for other platforms that the lockfile lacks, because the registry that made it does not have them. `npm ci`
 * then considers the lockfile outdated, on every platform.
 */
export function missingPlatforms({ packages }: Lockfile): Missing[] {
  const missing = new Map<string, Missing>()
  for (const [path, { dev: isDev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isFound(packages, path, name)) missing.set(name, { name, version, isDev })
    }
  }
  return [...missing.values()]
}

/** Resolves like Node.js: next to the package, then next to each package that contains it. */
function isFound(packages: Lockfile['packages'], path: string, name: string): boolean {
  const parts = path === '' ? [] : path.split('/node_modules/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const directory = parts.slice(0, length).join('/node_modules/')
    if (`${directory}${directory ? '/' : ''}node_modules/${name}` in packages) return true
  }
  return false
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
const SYNONYMS: Record<string, string> = { windows: 'win32', universal: 'arm64' }

/** The platform in the name of a platform package; npm skips it on all others. */
export function entryFor({ isDev, name, version }: Missing): LockedPackage {
  const words = (name.split('/').at(-1) ?? name).split('-').map((word) => SYNONYMS[word] ?? word)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  if (os.length + cpu.length === 0) throw new Error(`${name} does not say which platform it is for.`)
  const isMusl = words.some((word) => word.startsWith('musl'))
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(isMusl ? { libc: ['musl'] } : os[0] === 'linux' && words.includes('gnu') ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
