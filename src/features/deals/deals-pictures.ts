/**
 * Pictures of the products on the deals page, by product: names of studio pictures (src/lib/studio-picture.ts).
 * A test compares them with the first images of the catalogue.
 */
import { studioPicture } from '#src/lib/studio-picture.ts'

/** Returns the URL of the product's picture. */
export const dealPicture = (product: string): string | undefined => {
  const name = PICTURES[product]
  return name && studioPicture(name)
}

const PICTURES: Record<string, string> = {
  'Aurelle Cadence Wired': 'headphones-graphite-2',
  'Aurelle Drift Mini Earbuds': 'earbuds-graphite-1',
  'Aurelle Studio One': 'headphones-graphite-1',
  'Brightmoor Porch Doorbell': 'doorbell-silver-2',
  'Brightmoor Socket Smart Plug': 'smart-plug-silver-1',
  'Cindrel Strut Mini Tripod': 'tripod-silver-1',
  'Cindrel Wide 24 mm f/2.8': 'lens-graphite-2',
  'Dovane Anchor Mini Dock': 'dock-graphite-1',
  'Dovane Harbor 11 Desk Dock': 'dock-silver-1',
  'Dovane Perch Fold Travel Stand': 'laptop-stand-graphite-1',
  'Dovane Perch Laptop Stand': 'laptop-stand-silver-1',
  'Dovane Reserve 26K Power Bank': 'power-bank-graphite-2',
  'Feldwyn Dial Thermostat': 'thermostat-silver-1',
  'Feldwyn Glow Bulb': 'bulb-silver-1',
  'Feldwyn Orb Home Camera': 'home-camera-graphite-1',
  'Kestrane Monolith Core Console': 'console-silver-2',
  'Lumorel M0 Compact Mirrorless': 'camera-graphite-1',
  'Lumorel Trail Go': 'action-camera-sand-1',
  'Marrowick Revolve Turntable': 'turntable-sand-1',
  'Marrowick Stage Headphone Amplifier': 'headphone-amp-silver-1',
  'Norrvane Lumen 14': 'laptop-pine-1',
  'Norrvane Studio 16': 'laptop-graphite-1',
  'Ostrel Eight': 'phone-sage-1',
  'Pallane Pocket R2 Recorder': 'recorder-graphite-1',
  'Pallane Pocket R4 Recorder': 'recorder-silver-1',
  'Pallane Verse Condenser Microphone': 'microphone-silver-1',
  'Tessarine Keys 25': 'keyboard-controller-graphite-1',
  'Tessarine Two Audio Interface': 'audio-interface-silver-1',
}
