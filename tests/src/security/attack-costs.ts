import { addressLimit } from '@thali/functions/live/address-limit';
import { throttle } from '@thali/infra/api/throttle';
import { rateLimits } from '@thali/infra/edge/firewall/rate-rules';
import { prices } from '../bench/costs/prices.ts';

/** The price of a function's run of 20 ms with 1 GB, with its log lines and the consistent reads of a refusal. */
const runPrice =
  prices.lambdaRequest +
  0.02 * prices.lambdaGigabyteSecond +
  0.8e-6 * prices.logGigabyte +
  4 * prices.tableReadUnit;
const edgePrice = prices.edgeRequest + prices.edgeFunctionRun + prices.firewallRequest;
const windowsAnHour = 12;

/** US dollars of an attack that lasts an hour, at the limits of firewall and gateway. */
export const costPerHour = {
  /** Calls of one address. */
  calls: rateLimits.anything * windowsAnHour * (edgePrice + prices.httpRequest + runPrice),
  /** Frames of all connections of a stage, each with an answer. */
  frames: throttle.socket.rateLimit * 3600 * (2 * prices.socketMessage + runPrice),
  /** Frames of all connections of one address. */
  framesOfAddress: addressLimit.max * windowsAnHour * (2 * prices.socketMessage + runPrice),
  /** Menus that one address reads without compression. */
  uncompressedMenus: (bytes: number) =>
    rateLimits.uncompressedMenus *
    windowsAnHour *
    (edgePrice + prices.httpRequest + runPrice + (bytes / 1e9) * prices.edgeGigabyte),
};
