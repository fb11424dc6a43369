import { diskStorage } from '@sild/registry'
import { openAlone } from '../../../tools/portal/open-alone.ts'
import { registryDir } from '../../../tools/workspace.ts'

/** The published shell and one published remote, on the mocks of the remote. */
const unanswered: string[] = []
const { origin, pages } = await openAlone({
  remote: process.argv[2] ?? '',
  storage: diskStorage(registryDir),
  channel: 'production',
  onUnanswered: (operation) => unanswered.push(operation),
})
process.on('message', () => process.send?.(unanswered))
process.on('disconnect', () => process.exit(0))
process.send?.({ origin, pages })
