/**
 * @generated SignedSource<<4ad1b2ef9de6743442554f69d0ae9960>>
 * @relayHash 5565c0e584f299b1f81e2aac5048b84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a67c08604d473ee9c1d878472219de0c50414a629a8faa106e6454ce0595f533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a67c08604d473ee9c1d878472219de0c50414a629a8faa106e6454ce0595f533",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
