import { addressLimit } from '@thali/functions/live/address-limit';
import { throttle } from '@thali/infra/api/throttle';
import { rateLimits } from '@thali/infra/edge/firewall/rate-rules';
import { prices } from '../bench/costs/prices.ts';

/** A function's run of 20 ms with 1 GB, its log lines, and the consistent reads of a refusal. */
const run =
  prices.lambdaRequest +
  0.02 * prices.lambdaGigabyteSecond +
  0.8e-6 * prices.logGigabyte +
  4 * prices.tableReadUnit;
const edge = prices.edgeRequest + prices.edgeFunctionRun + prices.firewallRequest;
const windowsAnHour = 12;

/** US dollars of an attack that lasts an hour, at the limits of firewall and gateway. */
export const costPerHour = {
  /** Calls of one address. */
  calls: rateLimits.anything * windowsAnHour * (edge + prices.httpRequest + run),
  /** Frames of all connections of a stage, each with an answer. */
  frames: throttle.socket.rateLimit * 3600 * (2 * prices.socketMessage + run),
  /** Frames of all connections of one address. */
  framesOfAddress: addressLimit.max * windowsAnHour * (2 * prices.socketMessage + run),
  /** Menus that one address reads without compression. */
  uncompressedMenus: (bytes: number) =>
    rateLimits.uncompressedMenus *
    windowsAnHour *
    (edge + prices.httpRequest + run + (bytes / 1e9) * prices.edgeGigabyte),
};
