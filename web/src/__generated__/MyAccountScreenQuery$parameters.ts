/**
 * @generated SignedSource<<5111b2a082d729a209dc69357094a9db>>
 * @relayHash 7fe6052f888067d9fa58ea033dbcaf1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 606f940fbcdfe0da13400a472d62f649305691c627cfd5be6a844cb3067c10d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "606f940fbcdfe0da13400a472d62f649305691c627cfd5be6a844cb3067c10d1",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
