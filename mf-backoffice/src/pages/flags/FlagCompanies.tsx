import { searchCompanies } from '@sild/contract/companies/staff-operations'
import { addFlagCompany, listFlagRules, removeFlagCompany } from '@sild/contract/content/flag-operations'
import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { contentLimits } from '@sild/contract/content/limits'
import { limits } from '@sild/contract/limits'
import { useApi, useFailureText, useNotify, useText } from '@sild/shell-api'
import { apiQuery, queryClient, useApiMutation, useQuery } from '@sild/shell-api/query'
import { Button, Cluster, Heading, Link, Stack, Text } from '@sild/ui'
import { ComboBox } from '@sild/ui/heavy'
import { useState } from 'react'
import { ownPaths } from '../../paths.ts'

/** Companies that have a flag independent of its share. Changes are saved at once. */
export function FlagCompanies({ flag: { companies, key: flagKey } }: { flag: FlagRule }) {
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-backoffice.flags')
  const [typed, setTyped] = useState('')
  const [choices, setChoices] = useState(0)
  const query = typed.trim()
  const isAsked = [...query].length >= limits.autocomplete.min
  const { data: found } = useQuery({
    ...apiQuery(api, searchCompanies, { query: { query, limit: 10, offset: 0, state: 'all' as const } }),
    enabled: isAsked,
  })
  const named = new Set(companies.map(({ guid }) => guid))
  const options = isAsked
    ? (found?.list ?? []).flatMap(({ guid, name, registrationNumber }) =>
        named.has(guid) ? [] : { id: guid, label: name, hint: registrationNumber ?? undefined },
      )
    : []
  const callbacks = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listFlagRules.path] }),
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const add = useApiMutation(addFlagCompany, callbacks)
  const remove = useApiMutation(removeFlagCompany, callbacks)
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {text('companies')}
      </Heading>
      {companies.length === 0 ? (
        <Text tone="muted">{text('companies.none')}</Text>
      ) : (
        <Stack as="ul" gap={8}>
          {companies.map(({ guid, name }) => (
            <Cluster as="li" key={guid} justify="between" gap={12}>
              {name === null ? (
                <Text tone="muted">{text('companies.gone')}</Text>
              ) : (
                <Link href={ownPaths.company(guid)}>{name}</Link>
              )}
              <Button
                size="dense"
                aria-label={text('companies.remove.of', { name: name ?? text('companies.gone') })}
                isPending={remove.isPending && remove.variables.params.companyGuid === guid}
                onClick={() => remove.mutate({ params: { flagKey, companyGuid: guid } })}
              >
                {text('companies.remove')}
              </Button>
            </Cluster>
          ))}
        </Stack>
      )}
      {companies.length < contentLimits.flagCompanies && (
        <ComboBox
          // Empty again once something was chosen.
          key={choices}
          label={text('companies.add')}
          hint={text('companies.add.hint')}
          options={options}
          value={null}
          onChange={(companyGuid) => {
            if (companyGuid === null) return
            setChoices(choices + 1)
            setTyped('')
            add.mutate({ params: { flagKey, companyGuid } })
          }}
          onSearch={setTyped}
          emptyText={text('companies.not-found')}
        />
      )}
    </Stack>
  )
}
