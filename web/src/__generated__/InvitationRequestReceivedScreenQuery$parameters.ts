/**
 * @generated SignedSource<<6d93391c24d3917e012e821a805fb469>>
 * @relayHash d83078b5253c2d7dedc102fa15572e91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e02a2af7d3228c73db8a4ae02d041f56b9e786a28194c1b7e62907c53c03196

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e02a2af7d3228c73db8a4ae02d041f56b9e786a28194c1b7e62907c53c03196",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
