/**
 * @generated SignedSource<<1931f4a6936480844f116263cbf1ed48>>
 * @relayHash 4c25838a08776dea5b22eb8747ee449c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848838599742b73f9ae27fb817b1c5fc9f57b417341ab596413f7498b3f8b062

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848838599742b73f9ae27fb817b1c5fc9f57b417341ab596413f7498b3f8b062",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
