/**
 * @generated SignedSource<<09be7f475e326522991398a7db7141b1>>
 * @relayHash c7868a0cf93254b66f572bc3a75b277e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d3bae97140024dc5efafa88b5012ceb00771d10cad3504f134e94f2b58e4971

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d3bae97140024dc5efafa88b5012ceb00771d10cad3504f134e94f2b58e4971",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
