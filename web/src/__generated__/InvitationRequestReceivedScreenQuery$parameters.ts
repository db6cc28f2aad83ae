/**
 * @generated SignedSource<<89f52b4ba3369801402dccf4c4c5a844>>
 * @relayHash f4ad437ad306d96d0aef0ef69e20e3c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf44e9090c445ee4e07aee0d7610f832e0084601238940850b6182b3db67657e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationRequestReceivedScreenQuery } from './InvitationRequestReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRequestReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf44e9090c445ee4e07aee0d7610f832e0084601238940850b6182b3db67657e",
    "metadata": {},
    "name": "InvitationRequestReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
