/**
 * @generated SignedSource<<01b49710d140b67b7e852cc9f2dc4b21>>
 * @relayHash 64fcb6213bc3a081cf56d31427957877
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdf151065f8d1bebeb8d45218f259290be237a1a31a77f966b75d39ad1fa9444

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdf151065f8d1bebeb8d45218f259290be237a1a31a77f966b75d39ad1fa9444",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
