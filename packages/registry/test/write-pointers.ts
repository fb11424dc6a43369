import { applyChange } from '../src/apply-change.ts'
import { diskStorage } from '../src/disk-storage.ts'

/** A process that moves a pointer several times at once: `<registry> <writer> <times>`. */
const [root = '', writer = '', times = '0'] = process.argv.slice(2)
const storage = diskStorage(root)
const move = (index: number) =>
  applyChange(
    storage,
    'staging',
    'mf-try',
    { op: 'promote', release: index % 2 ? 'a'.repeat(16) : 'b'.repeat(16) },
    { by: `${writer}.${index}` },
  )
await Promise.all(Array.from({ length: Number(times) }, (_, index) => move(index)))
