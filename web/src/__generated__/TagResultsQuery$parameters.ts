/**
 * @generated SignedSource<<1aa5d9fc277aaa600f13885edb0d2b05>>
 * @relayHash f3db164f84b3db9263a66172d0ef4292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f973a57e962df798de936d1363af51e69ce1a473708279b38d38a70b34f8b24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagResultsQuery } from './TagResultsQuery.graphql';

const node: PreloadableConcreteRequest<TagResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f973a57e962df798de936d1363af51e69ce1a473708279b38d38a70b34f8b24",
    "metadata": {},
    "name": "TagResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
