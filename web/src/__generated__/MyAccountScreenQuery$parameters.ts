/**
 * @generated SignedSource<<c6f7e90cbf657ec69da9dcb727bb1a1b>>
 * @relayHash 0134f8765cbd34e4899ad5f8091fb47d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b356e1fa719f3432470a7662b14a84e37509f91027cf06d926af32a4fb0f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b356e1fa719f3432470a7662b14a84e37509f91027cf06d926af32a4fb0f77",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
