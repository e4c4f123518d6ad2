import { parseConfig } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { BootErrorPage } from './BootErrorPage.tsx'

const meta = preview.meta({
  title: 'Pages/Start error',
  component: BootErrorPage,
  tags: ['!autodocs', 'nightly'],
  argTypes: { error: { control: false } },
})

/** Returns the error that the shop throws for an invalid configuration. */
function configError(config: string): unknown {
  try {
    return parseConfig(config)
  } catch (error) {
    return error
  }
}

export const NotJson = meta.story({ tags: ['!nightly'], args: { error: configError('{ "store": ') } })

export const WrongMode = meta.story({ args: { error: configError('{ "api": { "mode": "test" } }') } })

export const WrongName = meta.story({ args: { error: configError('{ "store": { "name": 42 } }') } })

export const WrongAddress = meta.story({ args: { error: configError('{ "store": { "siteUrl": "shop.example" } }') } })

export const OtherFailure = meta.story({ args: { error: new TypeError('Failed to fetch') } })

export const LongText = meta.story({
  tags: ['!nightly'],
  args: { error: configError(`{ "api": { "baseUrl": "${'unterwassermehrkanalton'.repeat(8)}" } }`) },
})
