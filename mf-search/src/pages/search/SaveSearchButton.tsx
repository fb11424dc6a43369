import { useGuard, useIntl } from '@sild/shell-api'
import { Button, lazyPart, Text } from '@sild/ui'
import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { KnownNames } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'
import { savability } from './saved-filters.ts'

const SaveSearchDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "save-search-dialog" */ './SaveSearchDialog.tsx')).SaveSearchDialog,
)

interface SaveSearchButtonProps {
  address: SearchAddress
  known: KnownNames
  /** True if there are no results: saving is then the main action. */
  isMain?: boolean
}

/** Saves this search to get notified of new results; a guest must sign in. An empty search shows what is missing. */
export function SaveSearchButton({ address, known, isMain = false }: SaveSearchButtonProps) {
  const intl = useIntl()
  const may = useGuard()
  const [isOpen, setOpen] = useState(false)
  const state = savability(address)
  if (state === 'empty')
    return (
      <Text size={14} tone="muted">
        {intl.formatMessage({ id: 'mf-search.save.empty' }, { isAged: String(address.publishedWithin !== 'all') })}
      </Text>
    )
  if (state === 'companies') return null
  return (
    <>
      <Button
        size={isMain ? undefined : 'dense'}
        variant={isMain ? 'primary' : undefined}
        onClick={() => {
          if (may('member')) setOpen(true)
        }}
      >
        <BellPlus size={16} aria-hidden />
        {isMain ? intl.formatMessage({ id: 'mf-search.save.first' }) : intl.formatMessage({ id: 'mf-search.save' })}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SaveSearchDialog address={address} known={known} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
