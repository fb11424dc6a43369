import { appName } from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'
import type { ChannelName } from './channel.ts'
import { parseJson, toJsonBytes } from './json.ts'

/** Which apps a channel has, for storages that cannot list: any static host of the registry's files. */
const channelIndex = z.object({ schema: z.literal('sild-channel-index/1'), apps: z.array(appName) })

export const indexPath = (channelName: ChannelName): string => `channels/${channelName}/index.json`

export const namesInIndex = (bytes: Buffer | null): string[] => (bytes ? channelIndex.parse(parseJson(bytes)).apps : [])

export const writeIndex = (names: readonly string[]): Buffer =>
  toJsonBytes({ schema: 'sild-channel-index/1', apps: [...new Set(names)].toSorted() })
