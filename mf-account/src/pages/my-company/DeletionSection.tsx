import type { OwnCompany } from '@sild/contract/companies/schemas'
import { useIntl } from '@sild/shell-api'
import { Button, Cluster } from '@sild/ui'
import { useState } from 'react'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'

export function DeletionSection({ company }: { company: OwnCompany }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `mf-account.my-company.deletion${id}` })
  return (
    <SettingsSection title={text('')} description={text('.text')}>
      <Cluster>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {text('.open')}
        </Button>
      </Cluster>
      {isOpen && <DeletionDialog company={company} onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}
