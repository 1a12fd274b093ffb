import { vi } from 'vitest';

const ENDPOINT = 'https://push.example/device/1';

/** SHA-256 of the endpoint, as the server has it. */
export const FINGERPRINT = 'lcxA1a5tovYHAgKTjQ6pHYn8rLRAl0gR77fAjBJQs14';

type Permission = 'default' | 'granted' | 'denied';

/** For tests: a browser that can show notifications, and a person who answers when it asks. */
export function givenPush({
  permission = 'default',
  answer = 'granted',
}: {
  permission?: Permission;
  answer?: Permission;
} = {}) {
  let current = permission;
  let subscription: object | null = null;
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    subscription = made;
    return made;
  });
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({
      endpoint: ENDPOINT,
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'x'.repeat(22) },
    }),
    unsubscribe: vi.fn(async () => {
      subscription = null;
      return true;
    }),
  };
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const requestPermission = vi.fn(async () => {
    current = answer;
    return current;
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return current;
    },
  });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: {
        value: {
          register: async () => registration,
          getRegistration: async () => registration,
          ready: Promise.resolve(registration),
        },
      },
    }),
  );
  return { requestPermission, subscribe, unsubscribe: made.unsubscribe };
}
