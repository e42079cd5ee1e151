export const installExample = (origin: string) => `npm install --save-dev ${origin}/efemera.tgz`;

export const packageExample = (origin: string) => `import { createInbox } from 'efemera';

const inbox = await createInbox({ url: '${origin}' });
// … sign up with inbox.address …
const code = await inbox.waitForCode({ from: '@shop.example' });
await inbox.delete();`;

export const commandExample = (origin: string) => `export EFEMERA_URL=${origin}
address=$(npx efemera new)
# … sign up with $address …
npx efemera code "$address" --from @shop.example --timeout 30
npx efemera delete "$address"`;
