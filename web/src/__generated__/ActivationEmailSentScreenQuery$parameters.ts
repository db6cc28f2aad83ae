/**
 * @generated SignedSource<<451879d0d1e6892b9b6639e4e30447db>>
 * @relayHash 8f4817c76b28d67a463ab093d4e77182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac2c6bd23fb65dbfcb43716ba12c888ab1ebe6c6a147752d2824bcd5482597eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac2c6bd23fb65dbfcb43716ba12c888ab1ebe6c6a147752d2824bcd5482597eb",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
