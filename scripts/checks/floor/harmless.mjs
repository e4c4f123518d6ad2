/**
 * What the site uses and a browser at the floor doesn't know, and why nothing is
 * lost there but looks or speed. `npm run floor` refuses an entry that it doesn't need.
 *
 * @type {{ because: string, names: string[] }[]}
 */
export const HARMLESS = [
  {
    because: 'Lines break elsewhere.',
    names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
  },
  {
    because: 'A toast’s text is marked while the toast is swiped.',
    names: ['user-select'],
  },
  {
    because: 'A tap is marked as the browser marks it.',
    names: ['-webkit-tap-highlight-color'],
  },
  {
    because: 'Buttons are not printed.',
    names: ['color-adjust', 'color-adjust: exact'],
  },
  {
    because: 'A scroll bar is wider.',
    names: ['scrollbar-width', 'scrollbar-width: thin'],
  },
  {
    because:
      'Without scripts the search field stays, and finds everything; a sentence beside it says that it needs them.',
    names: ['@media (scripting)'],
  },
  {
    because: 'Safari has no forced colours to keep out.',
    names: ['forced-color-adjust', 'forced-color-adjust: none'],
  },
  {
    because: 'A phone has no pointer, and no corner to pull a text field by.',
    names: ['cursor: default', 'cursor: pointer', 'resize', 'resize: none', 'resize: vertical'],
  },
  {
    because: 'What is out of sight is laid out all the same, at the cost of time.',
    names: [
      'content-visibility',
      'content-visibility: auto',
      'content-visibility: hidden',
      'content-visibility: visible',
      'contain-intrinsic-size',
    ],
  },
  {
    because: 'What a card draws beyond its edge ends at the edge.',
    names: ['overflow-clip-margin'],
  },
  {
    because: 'A closed answer of the FAQ is not printed.',
    names: ['::details-content'],
  },
  {
    because: 'Pages change at once.',
    names: [
      '.startViewTransition',
      ':active-view-transition-type',
      '::view-transition',
      '::view-transition-group',
      'view-transition-name',
      'view-transition-name: none',
    ],
  },
  {
    because: 'The libraries ask whether it is there, or catch that it is not.',
    names: ['.checkVisibility', 'window.navigation', ':popover-open', 'Error.captureStackTrace', '.stackTraceLimit'],
  },
  {
    because: 'MUI’s dialog has a prop of that name; nobody asks the window.',
    names: ['.fullScreen'],
  },
  {
    because: 'MSW reads it of a request for its own sake, and goes on without.',
    names: ['.keepalive', '.duplex'],
  },
  {
    because: 'MSW tells of an answer that can’t be copied; the mock’s can.',
    names: ['Response.json'],
  },
  {
    because: 'MUI writes colours so in a theme with native colours alone, which the shop’s is not.',
    names: ['color-mix()', 'oklch()'],
  },
  {
    because: 'Emotion lists the properties that have numbers without a unit.',
    names: ['orphans', 'widows', 'zoom'],
  },
  {
    because: 'An attribute or property of an element, as React sets it; the shop sets none of them on its own.',
    names: ['.popover'],
  },
  {
    because: 'The libraries’ and the shop’s own objects have members of this name.',
    names: [
      '.alpha',
      '.capture',
      '.colorSpace',
      '.connection',
      '.delay',
      '.displayName',
      '.dispose',
      '.drop',
      '.external',
      '.getSetCookie',
      '.ink',
      '.isError',
      '.orientation',
      '.share',
      '.take',
      '.toArray',
      '.use',
      '.variants',
      '.viewport',
      '.when',
    ],
  },
]
