/**
 * @generated SignedSource<<155ff437ffbed63c9e6584ef09811d53>>
 * @relayHash 0e4503fce685233870452f52ef313ddb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ac24e011dd7e82788fdf684bb897edfaa44cb842b9eae9f76fa2e6800cbd27c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ac24e011dd7e82788fdf684bb897edfaa44cb842b9eae9f76fa2e6800cbd27c",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
