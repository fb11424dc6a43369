import { useGuard, useIntl } from '@sild/shell-api'
import { Button, lazyPart } from '@sild/ui'
import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { KnownNames } from '../../search-address/filter-names.ts'
import type { SearchAddress } from '../../search-address/search-address.ts'
import { isSavable } from './saved-filters.ts'

const SaveSearchDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "save-search-dialog" */ './SaveSearchDialog.tsx')).SaveSearchDialog,
)

interface SaveSearchButtonProps {
  address: SearchAddress
  known: KnownNames
  /** Where nothing was found it is the way on. */
  isMain?: boolean
}

/** Keeps this search, so that whoever looks is told of what comes; a guest is asked to sign in. */
export function SaveSearchButton({ address, known, isMain = false }: SaveSearchButtonProps) {
  const intl = useIntl()
  const may = useGuard()
  const [isOpen, setOpen] = useState(false)
  if (!isSavable(address)) return null
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
