import { explainSession } from '@sild/contract/delivery/operations'
import { autocompleteCompanies } from '@sild/contract/search/operations'
import { limits } from '@sild/contract/limits'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Card, Heading, Stack, Text } from '@sild/ui'
import { ComboBox, type ComboBoxOption } from '@sild/ui/heavy'
import { useState } from 'react'
import { FigureTable } from '../../charts/FigureTable.tsx'
import { PanelState } from './PanelState.tsx'

/** The releases that the users of a company get, and why. */
export function CompanyReleases() {
  const text = useText('mf-backoffice.operations')
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [company, setCompany] = useState<ComboBoxOption | null>(null)
  const body = { query: typed.trim(), index: 'companies' as const, limit: 10 }
  const isAsked = [...body.query].length >= limits.autocomplete.min
  const { data: found } = useQuery({ ...apiQuery(api, autocompleteCompanies, { body }), enabled: isAsked })
  const suggested = isAsked ? (found?.suggestions ?? []).map(({ guid, name }) => ({ id: guid, label: name })) : []
  // The chosen company stays while the list of names reloads.
  const options = company && !suggested.some(({ id }) => id === company.id) ? [company, ...suggested] : suggested
  return (
    <Card as="section" aria-labelledby="company-releases">
      <Stack gap={16}>
        <Heading level={2} size={18} id="company-releases">
          {text('company')}
        </Heading>
        <ComboBox
          label={text('company.name')}
          hint={text('company.hint')}
          options={options}
          value={company?.id ?? null}
          onChange={(id) => setCompany(options.find((option) => option.id === id) ?? null)}
          onSearch={setTyped}
          emptyText={text('company.none')}
        />
        {company && <ReleasesOf company={company.id} />}
      </Stack>
    </Card>
  )
}

function ReleasesOf({ company }: { company: string }) {
  const text = useText('mf-backoffice.operations')
  const { data, error, refetch } = useQuery(apiQuery(useApi(), explainSession, { query: { unit: company } }))
  if (!data) return <PanelState panel="company" error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap={8}>
      <FigureTable
        caption={text('company.table')}
        columns={[text('company.app'), text('figures.release'), text('company.reason')]}
        rows={data.apps.map(({ bucket, name, percent, reason, release, version }) => ({
          key: name,
          name,
          cells: [
            version ?? release ?? '–',
            bucket === null || percent === null
              ? text(`reason.${reason}`)
              : text('reason.share', { reason: text(`reason.${reason}`), bucket: Math.ceil(bucket), percent }),
          ],
        }))}
      />
      <Text size={12} tone="muted">
        {text('company.share')}
      </Text>
    </Stack>
  )
}
