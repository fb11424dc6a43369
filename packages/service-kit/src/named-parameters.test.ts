import { expect, it } from 'vitest'
import { bindNames } from './named-parameters.ts'

it('numbers names in the order in which they first stand', () => {
  const sql = 'select :kind::text, :limit::int, :kind'
  expect(bindNames(sql, { limit: 24, kind: 'project' })).toEqual({
    text: 'select $1::text, $2::int, $1',
    values: ['project', 24],
  })
  expect(bindNames(sql, { limit: 10, kind: 'service' }).values).toEqual(['service', 10])
})

it('leaves colons alone that name nothing', () => {
  const sql = `select to_char(now(), 'HH24:MI'), '{}'::jsonb where :constructor = 1`
  expect(bindNames(sql, {})).toEqual({ text: sql, values: [] })
})
