/**
 * @generated SignedSource<<543c11e4600ecd7dd0d6505c2c1ba4ea>>
 * @relayHash 364fc087e1f363615ec041dce5834699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ebecff515a6d5ae7712c14a32d10bf2d7ea810e2d56d5e9bfcb231b335d9d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingMessagesQuery } from './BillingMessagesQuery.graphql';

const node: PreloadableConcreteRequest<BillingMessagesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1ebecff515a6d5ae7712c14a32d10bf2d7ea810e2d56d5e9bfcb231b335d9d3",
    "metadata": {},
    "name": "BillingMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
